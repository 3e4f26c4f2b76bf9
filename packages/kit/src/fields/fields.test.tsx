// @vitest-environment jsdom
import { act, useState } from "react";
import { expect, test, vi } from "vitest";
import { find, leave, stage, type } from "../testing/stage.tsx";
import { BirthDateField } from "./BirthDateField.tsx";
import { CodeField } from "./CodeField.tsx";
import { IinField } from "./IinField.tsx";
import { NumberSlider } from "./NumberSlider.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { TextField } from "./TextField.tsx";

const Code = ({ onComplete }: { onComplete: (code: string) => void }) => {
  const [value, setValue] = useState("");
  return <CodeField label="Код" digits={4} value={value} onChange={setValue} onComplete={onComplete} />;
};
const Phone = () => {
  const [value, setValue] = useState("");
  return <PhoneField label="Телефон" value={value} onChange={setValue} />;
};
const Sum = ({ onValue, most }: { onValue: (value: number) => void; most?: number }) => {
  const [value, setValue] = useState(5_000_000);
  const put = (next: number) => {
    setValue(next);
    onValue(next);
  };
  return <NumberSlider label="Сумма" min={500_000} max={30_000_000} most={most} step={100_000} value={value} onChange={put} />;
};
const Birth = ({ onValue }: { onValue: (iso: string) => void }) => {
  const [value, setValue] = useState("");
  const put = (iso: string) => {
    setValue(iso);
    onValue(iso);
  };
  return <BirthDateField label="Дата рождения" value={value} onChange={put} />;
};
const inputOf = (place: Element) => find<HTMLInputElement>(place, "input");

test("a code pasted as 12-34 fills the boxes and completes once", () => {
  const onComplete = vi.fn<(code: string) => void>();
  const place = stage(<Code onComplete={onComplete} />);
  type(inputOf(place), "12-34");
  expect(inputOf(place).value).toBe("1234");
  expect([...place.querySelectorAll("[data-next]")].map((box) => box.textContent)).toEqual(["1", "2", "3", "4"]);
  expect(onComplete.mock.calls).toEqual([["1234"]]);
});

test.each([
  ["a digit is taken out of the middle", "+7 (70) 234-56-78", 6, "+7 (702) 345-67-8", 6],
  ["a digit is put into the middle", "+7 (7051) 234-56-7", 7, "+7 (705) 123-45-67", 7],
  ["it is typed on at its end", "+7 (701) 234-56-789", 19, "+7 (701) 234-56-789", 19],
])("the caret stays in its place when %s of a phone", async (_, typed, at, value, place) => {
  const input = inputOf(stage(<Phone />));
  type(input, "+7 (701) 234-56-78");
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await act(async () => {
    set?.call(input, typed);
    input.setSelectionRange(at, at);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect([input.value, input.selectionStart]).toEqual([value, place]);
});

test("a code has one real input, open to autofill", () => {
  const place = stage(<Code onComplete={() => {}} />);
  expect(place.querySelectorAll("input")).toHaveLength(1);
  expect(inputOf(place).autocomplete).toBe("one-time-code");
  expect(inputOf(place).maxLength).toBe(-1);
});

test.each(["8 701 234-56-78", "+7 (701) 234 56 78", "87012345678", "7012345678", " 8-701-234-5678 "])(
  "a phone pasted as “%s” is masked",
  (pasted) => {
    const place = stage(<Phone />);
    const event = Object.assign(new Event("paste", { bubbles: true, cancelable: true }), { clipboardData: { getData: () => pasted } });
    act(() => inputOf(place).dispatchEvent(event));
    expect(inputOf(place).value).toBe("+7 (701) 234-56-78");
  },
);

test.each(["87012345678", "77012345678", "7012345678", 'ү.қ"әіңғ,.ү'])("a phone typed key by key as %s is masked", (keys) => {
  const place = stage(<Phone />);
  for (const digit of keys) type(inputOf(place), inputOf(place).value + digit);
  expect(inputOf(place).value).toBe("+7 (701) 234-56-78");
});

test.each(["+7 (201) 234-56-78", "+72012345678"])("a number that is not of this country is not made into another one: %s", (typed) => {
  const atOnce = stage(<Phone />);
  type(inputOf(atOnce), typed);
  leave(inputOf(atOnce));
  expect(inputOf(atOnce).value).toBe("+7 (201) 234-56-78");
  const place = stage(<Phone />);
  for (const sign of "+72012345678") type(inputOf(place), inputOf(place).value + sign);
  expect(inputOf(place).value).toBe("+7 (201) 234-56-78");
});

test.each([
  ["8 916 123-45-67", "8 916 123-45-67"],
  ["9161234567", "9161234567"],
  ["998 90 123 45 67", "998 90 123 45 67"],
  ["+49 151 12345678", "+49 151 12345678"],
  ["+7 701 234 56 789", "+7 (701) 234-56-789"],
  ["870123456789", "+7 (701) 234-56-789"],
  ["8 701 234 56 7O", "8 701 234 56 7O"],
])("%s stays as it was written: %s", (typed, shown) => {
  const place = stage(<Phone />);
  type(inputOf(place), typed);
  leave(inputOf(place));
  expect(inputOf(place).value).toBe(shown);
});

test.each([
  ["89161234567", "+79161234567"],
  ["998901234567", "998901234567"],
  ["8711234567", "+7 (711) 234-56-7"],
])("a phone typed key by key as %s is not turned into another number", (keys, shown) => {
  const place = stage(<Phone />);
  for (const key of keys) type(inputOf(place), inputOf(place).value + key);
  leave(inputOf(place));
  expect(inputOf(place).value).toBe(shown);
});

test("a field that refuses a text says why at once and keeps the text", () => {
  const Name = () => {
    const [value, setValue] = useState("");
    return (
      <TextField
        label="Имя"
        value={value}
        onChange={setValue}
        refusalOf={(text) => (/[^a-z]/i.test(text) ? "Только латиница" : undefined)}
      />
    );
  };
  const place = stage(<Name />);
  type(inputOf(place), "Müller");
  expect(inputOf(place).value).toBe("Müller");
  expect(place.textContent).toContain("Только латиница");
  expect(inputOf(place).getAttribute("aria-invalid")).toBe("true");
  type(inputOf(place), "Ivan");
  expect(inputOf(place).value).toBe("Ivan");
  expect(place.textContent).not.toContain("Только латиница");
});

test("rubbing out a sign of the mask takes the digit before it", () => {
  const place = stage(<Phone />);
  type(inputOf(place), "+7 (701) 234-56");
  type(inputOf(place), "+7 (701) 234-5");
  type(inputOf(place), "+7 (701) 234-");
  expect(inputOf(place).value).toBe("+7 (701) 234");
});

test("an identification number is pasted without its blanks, and a thirteenth digit is not cut", () => {
  const onChange = vi.fn<(value: string) => void>();
  type(inputOf(stage(<IinField label="ИИН" value="" onChange={onChange} />)), "880305 400 123 4");
  expect(onChange).toHaveBeenLastCalledWith("880305 400 123 4");
  type(inputOf(stage(<IinField label="ИИН" value="" onChange={onChange} />)), "№ 880314-300 118");
  expect(onChange).toHaveBeenLastCalledWith("880314300118");
});

test("a number is not corrected while it is typed, only when the field is left", () => {
  const onValue = vi.fn<(value: number) => void>();
  const place = stage(<Sum onValue={onValue} />);
  type(inputOf(place), "100");
  expect(inputOf(place).value).toBe("100");
  expect(onValue).not.toHaveBeenCalled();
  leave(inputOf(place));
  expect(onValue).toHaveBeenLastCalledWith(500_000);
  expect(inputOf(place).value).toBe("500\u00a0000");
});

test("an allowed number counts at once", () => {
  const onValue = vi.fn<(value: number) => void>();
  type(inputOf(stage(<Sum onValue={onValue} />)), "7 000 000");
  expect(onValue).toHaveBeenLastCalledWith(7_000_000);
});

test("more than the slider reaches can be typed, up to what is taken at all", () => {
  const onValue = vi.fn<(value: number) => void>();
  const place = stage(<Sum onValue={onValue} most={90_000_000} />);
  type(inputOf(place), "70 000 000");
  expect(onValue).toHaveBeenLastCalledWith(70_000_000);
  type(inputOf(place), "200 000 000");
  leave(inputOf(place));
  expect(onValue).toHaveBeenLastCalledWith(90_000_000);
  expect(inputOf(place).value).toBe("90\u00a0000\u00a0000");
});

test("a number between two steps goes to the nearer one, and words change nothing", () => {
  const onValue = vi.fn<(value: number) => void>();
  const place = stage(<Sum onValue={onValue} />);
  type(inputOf(place), "7 040 000");
  leave(inputOf(place));
  expect(onValue).toHaveBeenLastCalledWith(7_000_000);
  type(inputOf(place), "много");
  leave(inputOf(place));
  expect(inputOf(place).value).toBe("много");
  expect(inputOf(place).getAttribute("aria-invalid")).toBe("true");
  expect(onValue).toHaveBeenLastCalledWith(7_000_000);
});

test.each(["7,000,000", "7.000.000", "7 000 000,00 ₸", "7\u202f000\u202f000", "7000 000 тг", ".қққ қққ"])(
  "a sum pasted as %s is seven million",
  (typed) => {
    const onValue = vi.fn<(value: number) => void>();
    const place = stage(<Sum onValue={onValue} />);
    type(inputOf(place), typed);
    leave(inputOf(place));
    expect(onValue).toHaveBeenLastCalledWith(7_000_000);
    expect(inputOf(place).getAttribute("aria-invalid")).toBeNull();
  },
);

test("three boxes make a day, and a day that is not in the calendar gives an empty value", () => {
  const onValue = vi.fn<(iso: string) => void>();
  const place = stage(<Birth onValue={onValue} />);
  const [day, month, year] = [...place.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  type(day, "31");
  type(month, "3");
  type(year, "1988");
  expect(onValue).toHaveBeenLastCalledWith("1988-03-31");
  type(month, "2");
  expect(onValue).toHaveBeenLastCalledWith("");
  expect(day.value).toBe("31");
  expect([day.autocomplete, month.autocomplete, year.autocomplete]).toEqual(["bday-day", "bday-month", "bday-year"]);
});

test("a whole date pasted in one box fills the three", () => {
  const onValue = vi.fn<(iso: string) => void>();
  const place = stage(<Birth onValue={onValue} />);
  type(inputOf(place), "05.03.1988");
  expect(onValue).toHaveBeenLastCalledWith("1988-03-05");
});

test("a field is described by its hint and its error, and says that it is wrong", () => {
  const place = stage(<TextField id="name" label="Имя" hint="Как в документе" error="Введите имя" value="" onChange={() => {}} />);
  expect(inputOf(place).getAttribute("aria-describedby")).toBe("name-hint name-error");
  expect(inputOf(place).getAttribute("aria-invalid")).toBe("true");
  expect(find(place, "label").getAttribute("for")).toBe("name");
  expect(find(place, "#name-error").textContent).toContain("Введите имя");
});

test("the legend is the fieldset's own child, else it would not name it", () => {
  const place = stage(<BirthDateField label="Дата рождения" hint="По документу" value="" onChange={() => {}} />);
  expect(find(place, "fieldset").firstElementChild?.textContent).toBe("Дата рождения");
});

test.each([
  ["as it was typed, where a form says that there is none", true, "2030-02-31"],
  ["as none", false, ""],
])("a day that the calendar has not is given %s", (_, withImpossible, given) => {
  const onChange = vi.fn<(iso: string) => void>();
  const place = stage(<BirthDateField label="Дата" value="2030-01-31" onChange={onChange} withImpossible={withImpossible} />);
  type(find(place, "label:nth-child(2) input"), "2");
  expect(onChange.mock.calls).toEqual([[given]]);
});
