import { brand } from "@shanyraq/brand";
import { SearchView } from "@shanyraq/ui/content/SearchView.tsx";
import { ModalDialog } from "@shanyraq/kit/overlay/ModalDialog.tsx";
import { useEffect, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { LaterMessages } from "../locale/LaterMessages.tsx";
import { useCatalogue } from "../locale/LocaleRoot.tsx";
import { searchIn, type SearchEntry } from "../search/search-in.ts";
import type { SearchWords } from "../search/search-words.ts";

type Index =
  | { readonly at: "loading" }
  | { readonly at: "failed" }
  | { readonly at: "loaded"; readonly entries: readonly SearchEntry[]; readonly words: SearchWords };

async function loadJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

/** The index of a language and what people call things in all of them, asked for when somebody searches. */
function useIndex(): Index {
  const { locale } = useCatalogue();
  const [index, setIndex] = useState<Index>({ at: "loading" });
  useEffect(() => {
    const stopped = new AbortController();
    const load = async () => {
      const [entries, words] = await Promise.all(
        [`/search/${locale}.json`, "/search/words.json"].map((address) => loadJson(address, stopped.signal)),
      );
      setIndex({ at: "loaded", entries: entries as SearchEntry[], words: words as SearchWords });
    };
    void load().catch(() => {
      if (!stopped.signal.aborted) setIndex({ at: "failed" });
    });
    return () => stopped.abort();
  }, [locale]);
  return index;
}

function SearchForm({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { company } = useCatalogue();
  const [query, setQuery] = useState("");
  const index = useIndex();
  const results = useMemo(() => (index.at === "loaded" ? searchIn(index.entries, query, index.words) : undefined), [index, query]);
  return (
    <ModalDialog
      isOpen
      wide
      title={formatMessage({ id: "search.title" })}
      closeLabel={formatMessage({ id: "search.close" })}
      onClose={onClose}
    >
      <SearchView
        query={query}
        onQuery={setQuery}
        results={results}
        failed={index.at === "failed"}
        phone={company.phone}
        email={brand.company.email}
        onLeave={onClose}
      />
    </ModalDialog>
  );
}

/** The search over the page, loaded with its words and its index when somebody asks for it. */
export const SearchDialog = (props: { readonly onClose: () => void }) => (
  <LaterMessages words="windows">
    <SearchForm {...props} />
  </LaterMessages>
);
