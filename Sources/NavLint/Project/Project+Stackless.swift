extension Project {
  /// Returns whether the files contain a complete app without any stack, in which all links are therefore disabled.
  ///
  /// - Parameters:
  ///   - files: The facts of all files.
  ///   - types: The types of the project.
  ///   - aliases: The types behind aliases.
  /// - Returns: Whether the app has no stack; false if a name from another module may refer to one.
  static func isStackless(
    _ files: [FileFacts],
    _ types: [String: TypeFacts],
    _ aliases: [String: String]
  ) -> Bool {
    guard types.values.contains(where: { $0.inherited.contains("App") }),
      !files.contains(where: \.makesStack),
      types["NavigationLink"]?.kind ?? .extension == .extension,
      stackNames.isDisjoint(with: aliases.values),
      !types.values.contains(where: { !$0.inherited.isDisjoint(with: bridges) })
    else { return false }
    let called = types.values.reduce(into: Set<String>()) { $0.formUnion($1.calledNames) }
    let own = types.values.reduce(into: Set(types.keys)) { $0.formUnion($1.methods) }
    return called.subtracting(own).subtracting(stackNames).allSatisfy { name in
      guard !KnownNames.contains(name), !KnownNames.isModifier(name) else { return true }
      let small = name.lowercased()
      return !hints.contains { small.contains($0) }
    }
  }

  /// Returns whether a file creates a stack outside previews, or may do so with UIKit or AppKit.
  static func makesStack(_ file: ParsedFile) -> Bool {
    file.calls(of: stackNames.union(bridges).sorted()).contains { !$0.node.isInPreview }
  }

  /// Returns whether the app shows a UI piece with only SwiftUI's and the project's containers around the piece.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: Whether the piece is known to be shown.
  func isShownInApp(_ piece: String) -> Bool {
    var visited: Set<String> = []
    var waiting = [piece]
    while let next = waiting.popLast(), visited.count < Self.reach {
      guard visited.insert(next).inserted, !isAmbiguous(next) else { continue }
      let name = String(next.prefix { $0 != "." })
      if type(named: name)?.inherited.contains("App") == true { return true }
      for showing in showings(of: next)
      where !showing.containers.contains(.preview) && areOwn(showing.wrappers) {
        waiting.append(showing.shower)
      }
    }
    return false
  }

  /// Returns whether the project declares all calls with the given names.
  func areOwn(_ wrappers: [String]) -> Bool {
    wrappers.allSatisfy { types[$0] != nil || methodNames.contains($0) }
  }

  private static let stackNames: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView",
  ]

  /// The names in UIKit and AppKit that code may use to put a view into a stack.
  private static let bridges: Set<String> = [
    "UINavigationController", "UIHostingController", "UIViewControllerRepresentable",
    "UISplitViewController", "NSHostingController", "NSHostingView", "pushViewController",
  ]

  /// The words that suggest a stack in names from other modules.
  private static let hints = ["stack", "navig", "rout", "coordinator", "wrap", "embed", "flow"]
}
