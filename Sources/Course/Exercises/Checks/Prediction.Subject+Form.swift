extension Prediction.Subject {
  /// A description of the form of an answer, without a full stop.
  package var form: String {
    switch self {
    case .screen: "the title of the visible screen"
    case .screens: "the titles of the screens on the stack, from the root up"
    case .path: "the values in the path, in brackets"
    case .count: "the number of values in the path"
    case .tab: "the label of the selected tab"
    case .presented: "the kind and title of the presentation over the screens"
    case .tree:
      "the tab if there are tabs, the titles of the screens from the root up, and the presentation over them"
    }
  }

  /// Answers to another question, as examples of the form.
  package var examples: [String] {
    switch self {
    case .screen: ["Letter"]
    case .screens: ["Home > Letter"]
    case .path: ["[.letter(1), .map]"]
    case .count: ["12"]
    case .tab: ["Mail"]
    case .presented: ["sheet Compose", "none"]
    case .tree: ["tab Mail / Home / Letter / sheet Compose"]
    }
  }
}
