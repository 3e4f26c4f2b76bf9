import { useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { Button } from "@shanyraq/kit/actions/Button.tsx";
import { Cluster, Stack } from "@shanyraq/kit/layout/Layout.tsx";
import { Notice } from "@shanyraq/kit/feedback/Notice.tsx";
import { radius } from "@shanyraq/kit/theme/tokens.ts";

/** The browser's own reader of codes: Chrome and Safari on phones have it. */
interface CodeReader {
  readonly detect: (from: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type Readers = { readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => CodeReader };

const Video = styled.video`
  width: 100%;
  max-width: 28rem;
  border-radius: ${radius.m};
`;
const BETWEEN_MS = 250;

type View = "closed" | "open" | "notSupported" | "refused";

/** Reads the QR code of a paper by the camera. A browser that cannot says so, and the number can be typed. */
export function CameraScan({ onText }: { readonly onText: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<View>("closed");
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (view !== "open") return undefined;
    const { BarcodeDetector } = globalThis as Readers;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (reader: CodeReader): Promise<void> => {
      const [code] = video.current ? await reader.detect(video.current).catch(() => []) : [];
      if (over) return;
      if (code) {
        setView("closed");
        onText(code.rawValue);
      } else timer = setTimeout(() => void look(reader), BETWEEN_MS);
    };
    void navigator.mediaDevices
      .getUserMedia({ video: { facingMode: "environment" } })
      .then(async (given) => {
        stream = given;
        if (over || !video.current || !BarcodeDetector) return given.getTracks().forEach((track) => track.stop());
        video.current.srcObject = given;
        await video.current.play();
        return look(new BarcodeDetector({ formats: ["qr_code"] }));
      })
      .catch(() => setView("refused"));
    return () => {
      over = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [view, onText]);
  const open = () => setView("BarcodeDetector" in globalThis && "mediaDevices" in navigator ? "open" : "notSupported");
  return (
    <Stack $gap={2}>
      {view === "open" && <Video ref={video} muted playsInline aria-label={formatMessage({ id: "signing.camera.view" })} />}
      {(view === "notSupported" || view === "refused") && (
        <Notice tone="warning" live="status">
          {formatMessage({ id: `signing.camera.${view}` })}
        </Notice>
      )}
      <Cluster>
        <Button variant="secondary" onClick={view === "open" ? () => setView("closed") : open}>
          {formatMessage({ id: view === "open" ? "signing.camera.close" : "signing.camera.open" })}
        </Button>
      </Cluster>
    </Stack>
  );
}
