// Not in the target any more.
struct OldList: ListOfTheOldKind { var items: [Nothing] }
