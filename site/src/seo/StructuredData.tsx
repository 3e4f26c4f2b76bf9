import Head from "next/head";

/** Things in the words of schema.org as a script holds them: inside it only `<` ends it, and readers of JSON read the same letter. */
export const structuredText = (things: readonly unknown[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");

/** What a page tells of that it has learnt since it opened; what the build knew of it stands in the document (`SiteDocument`). */
export const StructuredData = ({ structuredData }: { readonly structuredData: readonly unknown[] }) =>
  structuredData.length > 0 && (
    <Head>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredText(structuredData) }} />
    </Head>
  );
