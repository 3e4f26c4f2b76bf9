import type { Field, Form } from "@shanyraq/forms";
import { yupResolver } from "@hookform/resolvers/yup";
import { useEffect, useId, type ReactNode } from "react";
import { Controller, useFieldArray, useForm, type FieldError, type FieldValues, type Resolver } from "react-hook-form";
import { useIntl } from "react-intl";
import { MarkedFields } from "./marked-fields.ts";
import { FieldControl } from "./FieldControl.tsx";
import { refusalId } from "./refusal-id.ts";
import { useAfterPress } from "./useAfterPress.ts";
import { FROM_SERVER } from "./useSchemaForm.ts";
import { useTyped } from "./useTyped.ts";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";

type People = FieldValues & { list: FieldValues[] };

interface PeopleFormProps {
  /** The fields of each person. */
  readonly person: Form;
  /** The rules of the whole: of `list`, and of what stands above it. */
  readonly rules: object;
  /** What is asked once, above the people, with what stands in it. */
  readonly above?: { readonly form: Form; readonly initial: FieldValues };
  readonly initial: readonly FieldValues[];
  /** What stands over each person's fields. */
  readonly headingOf: (index: number) => string;
  /** Said where the list is empty. */
  readonly empty?: ReactNode;
  /** How people are added and removed; left out where the list is given. */
  readonly changing?: {
    readonly most: number;
    readonly fresh: FieldValues;
    readonly add: string;
    readonly removeOf: (index: number) => string;
    /** What the list becomes when somebody comes or goes. */
    readonly balance: (list: readonly FieldValues[]) => readonly FieldValues[];
  };
  /** Ids of messages by field, as "list[0].birthDate"; sentences of the server where `inWords`. */
  readonly faults?: Readonly<Record<string, string>> | undefined;
  readonly inWords?: boolean;
  readonly onTyped?: (values: FieldValues) => void;
  readonly onSubmit: (list: readonly FieldValues[], above: FieldValues) => void;
  readonly actions: ReactNode;
}

const fieldId = (base: string, place: number | string, name: string): string => `${base}-${place}-${name}`;
const ABOVE = "above";
const NONE = {};
const PLACE = /^list\[(\d+)\]\.(\w+)$/;

/** A topic that asks the same of several people: a card of fields for each. */
export function PeopleForm({
  person: { fields: ofPerson },
  rules,
  above,
  initial,
  headingOf,
  empty,
  changing,
  faults,
  inWords = false,
  onTyped,
  onSubmit,
  actions,
}: PeopleFormProps) {
  const { formatMessage } = useIntl();
  const base = useId();
  const afterPress = useAfterPress();
  const fields: readonly [string, Field][] = Object.entries(ofPerson);
  const once: readonly [string, Field][] = Object.entries(above?.form.fields ?? {});
  const { control, handleSubmit, formState, setValue, setError, getValues, subscribe } = useForm<People>({
    defaultValues: { ...above?.initial, list: [...initial] },
    mode: "onTouched",
    resolver: yupResolver(rules as never) as unknown as Resolver<People>,
  });
  useTyped(subscribe, onTyped);
  useEffect(() => {
    const places = Object.entries(faults ?? {}).map(([path, message]) => {
      const [, index, name] = PLACE.exec(path) ?? [];
      return index !== undefined && name !== undefined
        ? { to: `list.${index}.${name}`, id: fieldId(base, Number(index), name), message }
        : { to: path, id: fieldId(base, ABOVE, path), message };
    });
    for (const { to, message } of places) setError(to, { type: inWords ? FROM_SERVER : "fault", message });
    const [first] = places;
    if (first) document.getElementById(first.id)?.focus();
  }, [faults, inWords, setError, base]);
  const { fields: people, append, remove } = useFieldArray({ control, name: "list" });
  const balanced = () => {
    for (const [index, person] of (changing?.balance(getValues("list")) ?? []).entries())
      for (const [name, value] of Object.entries(person)) setValue(`list.${index}.${name}`, value);
  };
  const add = () => {
    append({ ...changing?.fresh });
    balanced();
  };
  const drop = (index: number) => {
    remove(index);
    balanced();
  };
  const say = (error: FieldError | undefined) => {
    if (!error?.message) return undefined;
    return error.type === FROM_SERVER ? error.message : formatMessage({ id: refusalId(error.message) });
  };
  const ofAll = formState.errors.list?.root ?? (formState.errors.list as FieldError | undefined);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(({ list, ...rest }) => onSubmit(list, rest))(event)}>
      <Stack $gap={3}>
        {once.map(([name, field]) => (
          <Controller
            key={name}
            name={name}
            control={control}
            render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
              <FieldControl
                field={field}
                id={fieldId(base, ABOVE, name)}
                name={name}
                value={value as unknown}
                error={say(error)}
                onChange={onChange}
                onBlur={() => afterPress(onBlur)}
              />
            )}
          />
        ))}
        {people.length === 0 && empty}
        {people.map((person, index) => (
          <Card key={person.id} $tone="sunken">
            <Stack $gap={3} role="group" aria-labelledby={`${base}-${person.id}`}>
              <Heading level={3} id={`${base}-${person.id}`}>
                {headingOf(index)}
              </Heading>
              {fields.map(([name, field]) => (
                <Controller
                  key={name}
                  name={`list.${index}.${name}`}
                  control={control}
                  render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
                    <FieldControl
                      field={field}
                      id={fieldId(base, index, name)}
                      name={`${name}-${index}`}
                      value={value}
                      error={say(error)}
                      onChange={onChange}
                      onBlur={() => afterPress(onBlur)}
                    />
                  )}
                />
              ))}
              {changing && (
                <div>
                  <Button type="button" variant="quiet" size="s" onClick={() => drop(index)}>
                    {changing.removeOf(index)}
                  </Button>
                </div>
              )}
            </Stack>
          </Card>
        ))}
        {typeof ofAll?.message === "string" && (
          <Notice tone="danger" live="alert">
            {say(ofAll)}
          </Notice>
        )}
        {changing && people.length < changing.most && (
          <div>
            <Button type="button" variant="secondary" onClick={add}>
              {changing.add}
            </Button>
          </div>
        )}
        <MarkedFields value={Object.keys(faults ?? NONE)}>{actions}</MarkedFields>
      </Stack>
    </form>
  );
}
