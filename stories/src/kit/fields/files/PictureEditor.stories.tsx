import { unedited, type PictureEdit } from "@shanyraq/kit/fields/files/picture-edit.ts";
import { PictureEditor } from "@shanyraq/kit/fields/files/PictureEditor.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { nothing } from "../../../stage/held.tsx";
import { scanOf } from "../../../stage/scan-of.ts";

const scan = scanOf("удостоверение.jpg");
const meta = {
  component: PictureEditor,
  args: { file: scan, edit: unedited, onEdit: nothing },
  parameters: {
    docs: {
      description: {
        component:
          "A picture before it is sent. It turns by quarters and is cut at each edge by a slider with its number: by hand, by keyboard, or typed.",
      },
    },
  },
  render: function Held(args) {
    const [edit, setEdit] = useState<PictureEdit>(args.edit);
    return <PictureEditor {...args} edit={edit} onEdit={setEdit} />;
  },
} satisfies Meta<typeof PictureEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItCame: Story = {};
export const TurnedAndCut: Story = { args: { edit: { turns: 1, crop: { top: 0.1, right: 0.08, bottom: 0.1, left: 0.08 } } } };
export const Unreadable: Story = { args: { file: new File(["no picture"], "scan.jpg", { type: "image/jpeg" }) } };
