"use client";

import { useEffect, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import en from "@/lib/i18n/messages/en/error.json" with { type: "json" };
import zh from "@/lib/i18n/messages/zh/error.json" with { type: "json" };
import styles from "./last-resort.module.css";
import { PageHead } from "./page-head";

/** Knows its words by itself: what failed may be the loading of messages. */
export function ErrorView({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const [words, setWords] = useState(en);
  useEffect(() => {
    if (document.documentElement.lang.startsWith("zh")) setWords(zh);
  }, []);
  return (
    <div role="alert">
      <PageHead title={words.title} facts={words.text} />
      {error.digest && (
        <p className={styles.reference}>
          {words.reference} <code>{error.digest}</code>
        </p>
      )}
      <p className={styles.way}>
        <Button variant="primary" onClick={() => retry()}>
          {words.again}
        </Button>
        <ButtonLink href="/">{words.back}</ButtonLink>
      </p>
    </div>
  );
}
