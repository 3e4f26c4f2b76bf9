import { MOST_BENEFICIARIES } from "@shanyraq/calls/beneficiaries";
import { beneficiariesSchema, beneficiaryForm, type Beneficiaries, type Beneficiary, type Field } from "@shanyraq/forms";
import { yupResolver } from "@hookform/resolvers/yup";
import { useEffect, useId, type MouseEvent, type ReactNode } from "react";
import { Controller, useFieldArray, useForm, type FieldError, type Resolver } from "react-hook-form";
import { useIntl } from "react-intl";
import { FieldControl } from "../forms/FieldControl.tsx";
import { refusalId } from "../forms/refusal-id.ts";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Card } from "@shanyraq/kit/layout/Card.tsx";
import { Heading } from "@shanyraq/kit/text/Heading.tsx";
import { Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";

interface BeneficiariesFormProps {
  readonly initial: readonly Beneficiary[];
  /** Places of those whose birth date has not come. */
  readonly unborn?: readonly number[] | undefined;
  readonly onSubmit: (list: readonly Beneficiary[]) => void;
  readonly actions: ReactNode;
}

type Name = keyof typeof beneficiaryForm.fields;
const fields = Object.entries(beneficiaryForm.fields) as [Name, Field][];

const fieldId = (base: string, index: number, name: Name): string => `${base}-${index}-${name}`;

/** Whole percent for one more person: the shares stay equal and add up to 100. */
export const equalShares = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(100 / count) + (index < 100 % count ? 1 : 0));

/** A press that first took the focus from a field would draw its refusal, and move the button from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Who receives the sum assured; nobody named means the legal heirs. */
export function BeneficiariesForm({ initial, unborn, onSubmit, actions }: BeneficiariesFormProps) {
  const { formatMessage } = useIntl();
  const base = useId();
  const { control, handleSubmit, formState, setValue, setError, getValues } = useForm<Beneficiaries>({
    defaultValues: { beneficiaries: [...initial] },
    mode: "onTouched",
    resolver: yupResolver(beneficiariesSchema as never) as Resolver<Beneficiaries>,
  });
  useEffect(() => {
    for (const index of unborn ?? []) setError(`beneficiaries.${index}.birthDate`, { type: "unborn", message: "error.future" });
    if (unborn?.[0] !== undefined) document.getElementById(fieldId(base, unborn[0], "birthDate"))?.focus();
  }, [unborn, setError, base]);
  const { fields: people, append, remove } = useFieldArray({ control, name: "beneficiaries" });
  const balance = (count: number) => equalShares(count).forEach((share, index) => setValue(`beneficiaries.${index}.share`, share));
  const add = () => {
    append({ name: "", relation: "" as Beneficiary["relation"], birthDate: "", share: 100 });
    balance(people.length + 1);
  };
  const drop = (index: number) => {
    remove(index);
    balance(getValues("beneficiaries").length);
  };
  const say = (error: FieldError | undefined) => (error?.message ? formatMessage({ id: refusalId(error.message) }) : undefined);
  const ofAll = formState.errors.beneficiaries?.root ?? (formState.errors.beneficiaries as FieldError | undefined);
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void handleSubmit(({ beneficiaries }) => onSubmit(beneficiaries.map((one) => ({ ...one, share: Number(one.share) }))))(event)
      }
    >
      <Stack $gap={3}>
        {people.length === 0 && <Notice>{formatMessage({ id: "purchase.heirs" })}</Notice>}
        {people.map((person, index) => (
          <Card key={person.id} $tone="sunken">
            <Stack $gap={3} role="group" aria-labelledby={`${base}-${person.id}`}>
              <Heading level={3} id={`${base}-${person.id}`}>
                {formatMessage({ id: "purchase.beneficiary" }, { number: index + 1 })}
              </Heading>
              {fields.map(([name, field]) => (
                <Controller
                  key={name}
                  name={`beneficiaries.${index}.${name}`}
                  control={control}
                  render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
                    <FieldControl
                      field={field}
                      id={fieldId(base, index, name)}
                      name={`${name}-${index}`}
                      value={value}
                      error={say(error)}
                      onChange={onChange}
                      onBlur={onBlur}
                    />
                  )}
                />
              ))}
              <div>
                <Button type="button" variant="quiet" size="s" onMouseDown={keepFocus} onClick={() => drop(index)}>
                  {formatMessage({ id: "purchase.beneficiary.remove" }, { number: index + 1 })}
                </Button>
              </div>
            </Stack>
          </Card>
        ))}
        {typeof ofAll?.message === "string" && (
          <Notice tone="danger" live="alert">
            {say(ofAll)}
          </Notice>
        )}
        {people.length < MOST_BENEFICIARIES && (
          <div>
            <Button type="button" variant="secondary" onMouseDown={keepFocus} onClick={add}>
              {formatMessage({ id: "purchase.beneficiary.add" })}
            </Button>
          </div>
        )}
        {actions}
      </Stack>
    </form>
  );
}
