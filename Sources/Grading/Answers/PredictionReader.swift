import Course
import SceneModel
import Script

/// A reader that compares a prediction with the app's state.
struct PredictionReader {
  let answer: String
  let state: SeenState

  /// The result of a comparison.
  struct Finding: Hashable {
    /// The reason why the prediction is wrong, or nil if it is right.
    var summary: String?
    var parts: [PartResult] = []
  }

  /// Returns the result of comparing a prediction with the app's state.
  ///
  /// - Parameter prediction: The prediction that the exercise asks for.
  /// - Returns: The result of the comparison.
  func finding(of prediction: Prediction) -> Finding {
    switch prediction.subject {
    case .screen: told(isScreen, else: "A different screen is on top.")
    case .screens:
      told(
        areScreens,
        else: "The stack has different screens."
      )
    case .path: path
    case .count: count
    case .tab:
      told(
        state.tab.map { Self.isAlike($0.label, answer) || $0.isCalled(answer) }
          ?? Self.isAlike("none", answer),
        else: "A different tab is selected."
      )
    case .presented:
      told(isPresented, else: "The presentation over the screens is different, or there is none.")
    case .tree: PredictedTree(answer).finding(in: state, worth: prediction.worth)
    }
  }

  private func told(_ isRight: Bool, else summary: String) -> Finding {
    Finding(summary: isRight ? nil : "You wrote \(oneLine). \(summary)")
  }

  private var oneLine: String {
    answer.split(separator: "\n").joined(separator: " / ")
  }

  private var isScreen: Bool {
    let top = state.presented.last
    guard let screen = top.map({ $0.screens.last }) ?? state.screens.last else {
      return Self.isAlike(top?.title ?? "", answer)
    }
    return Self.isAlike(screen.title ?? screen.view ?? "", answer)
      || Self.isMeant(screen, by: answer)
  }

  /// A Boolean value that indicates whether the predicted titles are right, with commas and slashes also accepted as
  /// separators.
  private var areScreens: Bool {
    let names = Self.names(in: answer)
    if Self.areAlike(names, state.screens) { return true }
    return [",", " / "].contains { sign in
      names.count == 1
        && Self.areAlike(answer.split(separator: sign).map(String.init), state.screens)
    }
  }

  private var isPresented: Bool {
    let predicted = Self.presentations(in: [answer])
    guard !predicted.isEmpty else {
      return state.presented.isEmpty
        && (Self.isAlike("none", answer) || Self.isAlike("nothing", answer))
    }
    return Self.areAlike(predicted, state.presented)
  }

  private var count: Finding {
    guard let number = Int(answer) else {
      return Finding(
        summary: "'\(oneLine)' is not a number; write the number of values, as in: 12"
      )
    }
    return told(
      number == state.path?.count ?? 0,
      else: "The number of values in the path is different."
    )
  }

  private var path: Finding {
    guard let path = PredictedPath(answer) else {
      return Finding(
        summary: "'\(oneLine)' is not a list of values; write one, as in: [.letter(1), .map]"
      )
    }
    return told(path.isAlike(state.path ?? []), else: "The path has different values.")
  }
}

extension PredictionReader {
  /// Returns whether two names are equal apart from case, a leading article, quotation marks,
  /// blanks and a final full stop.
  static func isAlike(_ name: String, _ other: String) -> Bool {
    plain(name) == plain(other)
  }

  /// Returns whether a predicted name refers to an untitled screen and is not a placeholder for any screen.
  ///
  /// A screen with a title is predicted by its title alone, because other screens may have a view of the same type. A
  /// screen without a name is called `screen`, as in the tree.
  private static func isMeant(_ screen: SeenState.Screen, by name: String) -> Bool {
    guard screen.title == nil else { return false }
    if screen.title == nil, screen.view == nil, plain(name) == "screen" { return true }
    return plain(name) != Goal.anyScreen && screen.isCalled(name)
  }

  /// Returns whether each name matches the screen at the same position.
  static func areAlike(_ names: [String], _ screens: [SeenState.Screen]) -> Bool {
    names.count == screens.count
      && zip(names, screens).allSatisfy { name, screen in
        isAlike(screen.title ?? screen.view ?? "", name) || isMeant(screen, by: name)
      }
  }

  /// Returns whether the predicted presentations match the actual ones.
  static func areAlike(
    _ predicted: [Goal.Presented],
    _ presented: [SeenState.Presentation]
  ) -> Bool {
    predicted.count == presented.count
      && zip(predicted, presented).allSatisfy { predicted, seen in
        guard seen.isKind(predicted.kind), !predicted.screens.isEmpty else {
          return seen.isKind(predicted.kind)
        }
        let isTitle =
          predicted.screens.count == 1 && isAlike(seen.title ?? "", predicted.screens[0])
        return isTitle || areAlike(predicted.screens, seen.screens)
      }
  }

  /// Returns the names in text such as `Home > Letter`.
  static func names(in text: String) -> [String] {
    text.replacing("->", with: ">").split { ">›→⟩\n".contains($0) }.map(String.init)
  }

  /// Returns the presentations in lines such as `sheet Compose`, ignoring other lines such as `none`.
  static func presentations(in lines: [String]) -> [Goal.Presented] {
    lines.compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard let kind = words.first.flatMap({ Goal.Presented.Kind(rawValue: plain($0)) }) else {
        return nil
      }
      return Goal.Presented(kind, screens: names(in: words.dropFirst().first ?? ""))
    }
  }

  private static func plain(_ text: String) -> String {
    let words = text.lowercased().trimmingCharacters { $0.isWhitespace || "\"'`“”‘’".contains($0) }
      .trimmingEnd { ".!?…".contains($0) }.split(whereSeparator: \.isWhitespace)
    // A screen may be called "A", and an answer may consist of signs only.
    let isArticle = words.count > 1 && ["the", "a", "an"].contains(words[0])
    let plain = words.dropFirst(isArticle ? 1 : 0).joined(separator: " ")
    return plain.isEmpty ? text : plain
  }
}

extension String {
  /// Returns the string without the trailing characters that satisfy a predicate.
  fileprivate func trimmingEnd(_ isTrimmed: (Character) -> Bool) -> String {
    guard let last = lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return String(self[...last])
  }

  /// Returns the string without the leading and trailing characters that satisfy a predicate.
  fileprivate func trimmingCharacters(_ isTrimmed: (Character) -> Bool) -> String {
    String(drop(while: isTrimmed)).trimmingEnd(isTrimmed)
  }
}
