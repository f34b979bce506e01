import { SubmitButton } from "@/components/ui/submit-button";

type RemoveButtonProps = {
  action: () => Promise<void>;
  word: string /** Says which of them, read aloud. */;
  name: string;
};

export function RemoveButton({ action, word, name }: RemoveButtonProps) {
  return (
    <form action={action}>
      <SubmitButton variant="quiet" aria-label={name}>
        {word}
      </SubmitButton>
    </form>
  );
}
