/** The query with which the dialog opens. */
export interface InitialQuery {
  text: string;
  /** Whether the user typed the text while the dialog was loading, and may continue to type. */
  isTyped: boolean;
}
