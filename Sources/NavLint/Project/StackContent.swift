import SwiftSyntax

extension Call {
  /// The offset of the call's name, which identifies a stack in its file.
  var start: Int { nameToken.positionAfterSkippingLeadingTrivia.utf8Offset }
}

/// The destinations in the content of a stack.
struct StackContent {
  /// The types with a destination, or nil if some of the content is unknown.
  private(set) var types: Set<String>? = []
  private var visited: Set<String> = []
  private let project: Project

  /// The maximum number of types to examine for a stack.
  private static let reach = 200

  /// Creates a record of the destinations in the content of a stack.
  ///
  /// - Parameters:
  ///   - stack: The call that creates the stack.
  ///   - project: The facts about all files.
  init(of stack: Call, _ project: Project) {
    self.project = project
    guard let type = stack.node.enclosingType.flatMap({ project.type(named: $0.name) }),
      !type.takesContent
    else {
      types = nil
      return
    }
    for destination in project.destinationsByType[project.key(of: type.name)] ?? []
    where destination.stackStart == nil || destination.stackStart == stack.start {
      note(type: destination.type)
    }
    // Another part of the view may be in the stack by its name alone, so all calls of the view
    // count.
    for called in type.calledNames.sorted() { follow(called) }
  }

  private mutating func note(type text: String) {
    guard let name = project.certainName(text) else {
      types = nil
      return
    }
    types?.insert(name)
  }

  /// Adds the destinations of a view and its parts, or of a method in an extension of `View`.
  private mutating func note(destinationsIn name: String) {
    for destination in project.destinationsByType[project.key(of: name)] ?? [] {
      note(type: destination.type)
    }
  }

  private mutating func follow(_ name: String) {
    guard types != nil, visited.insert(name).inserted else { return }
    guard visited.count < Self.reach else {
      types = nil
      return
    }
    if name.first?.isUppercase == true {
      guard let type = project.type(named: name), type.kind != .extension else {
        if !KnownNames.contains(name), !name.hasSuffix(SwiftUIForm.own) { types = nil }
        return
      }
      note(destinationsIn: name)
      for called in type.calledNames.sorted() { follow(called) }
    } else if !KnownNames.isModifier(name) {
      for destination in project.destinationsByMethod[name] ?? [] { note(type: destination.type) }
      let hints = ["destination", "navigat", "route", "coordinat", "modifier"]
      let isHint = hints.contains { name.lowercased().contains($0) } && name != "modifier"
      if isHint, !project.methodNames.contains(name) { types = nil }
      // The content that a method of the project shows is not known by its name alone.
      if project.viewMethods.contains(name), project.destinationsByMethod[name] == nil {
        types = nil
      }
    }
  }
}
