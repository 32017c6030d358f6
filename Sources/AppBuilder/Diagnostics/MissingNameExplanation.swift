/// Advice about names that Apple's frameworks declare but NavLab lacks.
enum MissingNameExplanation {
  /// Returns an explanation of a message about a missing name, or nil if the message has another subject.
  static func of(_ message: String) -> String? {
    for pattern in patterns {
      guard let name = message.firstMatch(of: pattern).map({ String($0.output.1) }) else {
        continue
      }
      return sentence(about: name) ?? fallback(for: name, in: message)
    }
    return nil
  }

  private static var patterns: [Regex<(Substring, Substring)>] {
    [
      /has no (?:dynamic )?member '(\w+)'/,
      /cannot find (?:type )?'(\w+)' in scope/,
      /no macro named '(\w+)'/,
      /unknown attribute '(\w+)'/,
    ]
  }

  private static func sentence(about name: String) -> String? {
    if let group = groups[name], let module = group.module {
      return
        "'\(name)' belongs to \(group.owner): add 'import \(module)' to this file. If the import is already there, NavLab "
        + "does not have this name: \(group.advice)."
    }
    if let group = groups[name] {
      return group.owner == "SwiftUI"
        ? "'\(name)' is not in NavUI; \(group.advice)."
        : "'\(name)' belongs to \(group.owner), which NavLab does not have: \(group.advice)."
    }
    guard let match = name.wholeMatch(of: /([A-Z]{2,3})[A-Z][a-z]\w*/),
      let framework = MissingNames.prefixes[String(match.1)]
    else { return nil }
    return
      "'\(name)' belongs to \(framework), and NavLab does not have this name: leave it out, "
      + "or use a part of SwiftUI instead."
  }

  /// Returns general advice about an unknown modifier, or nil if the message concerns another kind of name.
  private static func fallback(for name: String, in message: String) -> String? {
    guard message.contains("value of type 'some View'") else { return nil }
    return
      "'\(name)' is not a modifier in NavUI: check the spelling. If it is part of SwiftUI and changes "
      + "only the appearance, leave it out."
  }

  private static let groups: [String: MissingNames.Group] = Dictionary(
    MissingNames.groups.flatMap { group in
      group.names.split(separator: " ").map { (String($0), group) }
    }
  ) { first, _ in first }
}
