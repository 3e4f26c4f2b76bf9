import { startTransition, useEffect, useMemo, useState, type ReactNode } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { ListBoxItem, type Selection } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { useIntl } from "react-intl";
import * as S from "./ClassifierDialog.styles.ts";
import { classifierSearch, type ClassifierRow } from "./classifier-search.ts";
import { Icon } from "../ornament/Icon.tsx";
import { ModalDialog } from "../overlay/ModalDialog.tsx";
import { Spinner } from "../ornament/Spinner.tsx";

export interface ClassifierDialogProps {
  readonly title: ReactNode;
  /** All rows; undefined while they are on their way. */
  readonly rows: readonly ClassifierRow[] | undefined;
  readonly value: string;
  readonly onChoose: (code: string) => void;
  readonly onClose: () => void;
}

/** More rows than a window shows. The list draws every row it is given once, and a thousand take longer than the eye waits. */
const BATCH_SIZE = 40;

/** The first rows at once and all of them right after: a visitor who types or goes to the end finds them all. */
function useAllRows(rows: readonly ClassifierRow[]): readonly ClassifierRow[] {
  const [all, setAll] = useState(false);
  useEffect(() => startTransition(() => setAll(true)), []);
  return useMemo(() => (all ? rows : rows.slice(0, BATCH_SIZE)), [all, rows]);
}

/** Only what is in view, and a little around it, stands in the document; rows are as high as their words need. */
const layoutOptions = { estimatedRowHeight: 60 };

const Row = (row: ClassifierRow) => (
  <ListBoxItem id={row.code} textValue={`${row.code} ${row.name}`}>
    {({ isSelected }) => (
      <S.Row>
        <S.Code>{row.code}</S.Code>
        <span>
          {row.name}
          {row.note !== undefined && <S.Note> {row.note}</S.Note>}
        </span>
        {isSelected && <Icon name="check" />}
      </S.Row>
    )}
  </ListBoxItem>
);

interface SearchProps extends Pick<ClassifierDialogProps, "value" | "onChoose"> {
  readonly rows: readonly ClassifierRow[];
}

const Search = ({ rows, value, onChoose }: SearchProps) => {
  const intl = useIntl();
  const [query, setQuery] = useState("");
  const search = useMemo(() => classifierSearch(rows), [rows]);
  const found = useMemo(() => search(query), [search, query]);
  const listed = useAllRows(found);
  // A second press on the chosen row would take the choice back; here it means "this one".
  const choose = (keys: Selection) => onChoose(String((keys === "all" ? [] : [...keys])[0] ?? value));
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to search; its heading is read with it */}
      <SearchField autoFocus>
        <S.SearchLabel>{intl.formatMessage({ id: "kit.classifier.search" })}</S.SearchLabel>
        {/* The list scrolls and takes no focus: it belongs to the search, as a combobox says. */}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete gives aria-controls */}
        <S.SearchInput type="text" role="combobox" aria-expanded="true" aria-haspopup="listbox" />
      </SearchField>
      <S.Count role="status">{intl.formatMessage({ id: "kit.classifier.count" }, { count: found.length })}</S.Count>
      {/* The reader may enlarge or spread the text while the list is open: its rows are measured again. */}
      <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
        <S.List
          items={listed}
          selectionMode="single"
          selectedKeys={value === "" ? [] : [value]}
          onSelectionChange={choose}
          renderEmptyState={() => <S.None>{intl.formatMessage({ id: "kit.classifier.none" })}</S.None>}
        >
          {Row}
        </S.List>
      </Virtualizer>
    </Autocomplete>
  );
};

/** The list of a `ClassifierField`. It brings react-aria's list and search, so the field loads it when it is opened. */
export function ClassifierDialog({ title, rows, value, onChoose, onClose }: ClassifierDialogProps) {
  const intl = useIntl();
  return (
    <ModalDialog title={title} isOpen onClose={onClose} closeLabel={intl.formatMessage({ id: "kit.classifier.close" })} wide>
      {rows === undefined ? (
        <S.Loading>
          <Spinner /> {intl.formatMessage({ id: "kit.classifier.loading" })}
        </S.Loading>
      ) : (
        <Search rows={rows} value={value} onChoose={onChoose} />
      )}
    </ModalDialog>
  );
}
