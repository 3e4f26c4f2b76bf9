import Head from "next/head";

interface StructuredDataProps {
  readonly structuredData: readonly unknown[] | undefined;
}

/** What a page tells of in the words of schema.org. Inside a script element only `<` ends it; readers of JSON read the same letter. */
export const StructuredData = ({ structuredData = [] }: StructuredDataProps) =>
  structuredData.length > 0 && (
    <Head>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify({ "@context": "https://schema.org", "@graph": structuredData }).replaceAll("<", "\\u003c"),
        }}
      />
    </Head>
  );
