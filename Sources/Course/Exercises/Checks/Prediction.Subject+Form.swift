extension Prediction.Subject {
  /// The parts of an answer, without a full stop.
  package var form: String {
    switch self {
    case .screen: "the title of the visible screen"
    case .screens: "the titles of the screens on the stack, from the root up"
    case .path: "the values in the path, in brackets"
    case .count: "the number of values in the path"
    case .tab: "the label of the selected tab"
    case .presented: "what lies over the screens, by its kind and title"
    case .tree:
      "the tab where there are tabs, the titles of the screens from the root up, and what lies over them"
    }
  }

  /// Example answers to another question, which show the form.
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
