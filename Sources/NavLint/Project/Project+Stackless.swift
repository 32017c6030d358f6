extension Project {
  /// Returns whether an app is given whole and creates no stack anywhere, so that all of its links are disabled.
  ///
  /// - Parameters:
  ///   - files: The facts of all files.
  ///   - types: The types of the project.
  ///   - aliases: The types behind aliases.
  /// - Returns: Whether that is so; not if something of another module may bring a stack along, according to its name.
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

  /// Returns whether the app shows a UI piece, only through SwiftUI's containers and the project's own.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: Whether it is known to be shown.
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

  /// Returns whether the project declares all calls of some names.
  func areOwn(_ wrappers: [String]) -> Bool {
    wrappers.allSatisfy { types[$0] != nil || methodNames.contains($0) }
  }

  private static let stackNames: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView",
  ]

  /// The names with which UIKit or AppKit may put a view into a stack.
  private static let bridges: Set<String> = [
    "UINavigationController", "UIHostingController", "UIViewControllerRepresentable",
    "UISplitViewController", "NSHostingController", "NSHostingView", "pushViewController",
  ]

  /// The words in names of other modules that may be about stacks.
  private static let hints = ["stack", "navig", "rout", "coordinator", "wrap", "embed", "flow"]
}
