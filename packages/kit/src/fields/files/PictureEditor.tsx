import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "../../actions/Button.tsx";
import { Notice } from "../../feedback/Notice.tsx";
import { Cluster, Grid, Stack } from "../../layout/Layout.tsx";
import { paint, radius, space } from "../../theme/tokens.ts";
import { NumberSlider } from "../NumberSlider.tsx";
import { drawEdited, turn, type Crop, type PictureEdit } from "./picture-edit.ts";

const Frame = styled.div`
  display: grid;
  place-items: center;
  padding: ${space(2)};
  border: 1px solid ${paint.boundary};
  border-radius: ${radius.m};
  background: ${paint.surface};
  & > canvas {
    max-width: 100%;
    max-height: 20rem;
  }
`;

/** An edge may lose so much of its side, in per cent: both together leave a tenth. */
const MAX_CUT = 45;
const edges = [
  ["top", "kit.picture.cutTop"],
  ["right", "kit.picture.cutRight"],
  ["bottom", "kit.picture.cutBottom"],
  ["left", "kit.picture.cutLeft"],
] as const satisfies readonly (readonly [keyof Crop, string])[];
const PER_CENT = 100;

interface PictureEditorProps {
  readonly file: File;
  readonly edit: PictureEdit;
  readonly onEdit: (edit: PictureEdit) => void;
}

/** A picture before it is sent, turned by quarters and cut at its edges: every cut is a number, so that it needs no dragging. */
export function PictureEditor({ file, edit, onEdit }: PictureEditorProps) {
  const { formatMessage } = useIntl();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let isLeft = false;
    createImageBitmap(file).then(
      (read) => (isLeft ? read.close() : setPicture(read)),
      () => !isLeft && setUnreadable(true),
    );
    return () => {
      isLeft = true;
    };
  }, [file]);
  useEffect(() => {
    if (canvas.current && picture) drawEdited(canvas.current, picture, edit);
  }, [picture, edit]);
  if (unreadable) return <Notice tone="danger">{formatMessage({ id: "kit.picture.unreadable" })}</Notice>;
  return (
    <Stack $gap={2}>
      <Frame>
        <canvas
          ref={canvas}
          role="img"
          aria-label={formatMessage({ id: "kit.picture.preview" }, { name: file.name, turned: edit.turns * 90 })}
        />
      </Frame>
      <Cluster>
        <Button variant="secondary" size="s" onClick={() => onEdit(turn(edit, "left"))}>
          {formatMessage({ id: "kit.picture.turnLeft" })}
        </Button>
        <Button variant="secondary" size="s" onClick={() => onEdit(turn(edit, "right"))}>
          {formatMessage({ id: "kit.picture.turnRight" })}
        </Button>
      </Cluster>
      <Grid $min="12rem" $gap={2}>
        {edges.map(([edge, label]) => (
          <NumberSlider
            key={edge}
            label={formatMessage({ id: label })}
            value={Math.round(edit.crop[edge] * PER_CENT)}
            onChange={(cut) => onEdit({ ...edit, crop: { ...edit.crop, [edge]: cut / PER_CENT } })}
            min={0}
            max={MAX_CUT}
            step={1}
            unit="%"
          />
        ))}
      </Grid>
    </Stack>
  );
}
