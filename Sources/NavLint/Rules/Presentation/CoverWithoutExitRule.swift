import Findings
import SwiftSyntax

/// A rule that finds full-screen covers that cannot be closed from inside.
struct CoverWithoutExitRule: Rule {
  static let fault = "cover-without-exit"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let covers = file.calls(of: "fullScreenCover")
    guard !covers.isEmpty else { return [] }
    let references = file.nodes(DeclReferenceExprSyntax.self)
    let sequences = file.nodes(SequenceExprSyntax.self)
    return covers.compactMap { cover in
      guard cover.isOnReceiver, !cover.node.isInPreview,
        cover.has("isPresented") || cover.has("item"),
        let content = cover.closures.last(where: { $0.label == nil || $0.label == "content" })
      else { return nil }
      let calls = content.closure.callsWithin
      var visited: Set<String> = []
      guard !calls.isEmpty, !calls.contains(where: Self.isControl),
        !sequences.within(content.closure.range).contains(where: \.hasAssignment),
        !references.within(content.closure.range).contains(where: {
          handsOver($0, in: file, context.project)
        }),
        calls.allSatisfy({ isClosed($0, context.project, &visited) })
      else { return nil }
      return file.finding(
        self,
        at: cover.nameToken,
        "a cover cannot be swiped away, and nothing in this cover closes it; add a button that calls 'dismiss()'"
      )
    }
  }

  /// Returns whether a call creates a control or modifier with a closure that may end a presentation.
  private static func isControl(_ call: Call) -> Bool {
    CoverControls.contains(call.name) && !call.closures.isEmpty
  }

  /// Returns whether a reference passes on a value that could close the cover, such as a binding or a router.
  private func handsOver(
    _ reference: DeclReferenceExprSyntax,
    in file: ParsedFile,
    _ project: Project
  ) -> Bool {
    reference.baseName.text.hasPrefix("$") || isArgument(reference, in: file, project)
  }

  /// Returns whether a name is passed unchanged as an argument, and may refer to a router or a function.
  private func isArgument(
    _ reference: DeclReferenceExprSyntax,
    in file: ParsedFile,
    _ project: Project
  ) -> Bool {
    guard let argument = reference.parent?.as(LabeledExprSyntax.self) else { return false }
    let label = argument.label?.text ?? ""
    let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    // What is injected reaches only views that ask for it.
    if call?.injects == true { return false }
    let wanted = call.flatMap { call -> String? in
      if let method = project.contentMethod(of: call) { return method.parameters[label] }
      return call.isInitializer ? Self.type(wantedBy: call.name, label: label, project) : nil
    }
    let text = file.declarations.property(of: reference)?.typeText ?? wanted
    return Self.mayClose(text, project)
  }

  /// Returns the type that a view of the project requires for the given label, as written, or nil if there is none.
  private static func type(wantedBy view: String, label: String, _ project: Project) -> String? {
    guard let view = project.type(named: view), view.isView else { return nil }
    return project.typeText(wantedBy: view, label: label)
  }

  /// Returns whether a value of a type may close a cover.
  ///
  /// A value of an enum closes nothing.
  private static func mayClose(_ text: String?, _ project: Project) -> Bool {
    let literals: Set<String> = ["String", "Int", "Bool", "Double", "Date"]
    guard let type = text.map(Project.simpleName) else { return true }
    return !literals.contains(type) && project.type(named: type)?.kind != .enum
  }

  /// Returns whether a call shows only content that cannot close the cover.
  private func isClosed(_ call: Call, _ project: Project, _ visited: inout Set<String>) -> Bool {
    guard let method = project.contentMethod(of: call) else {
      return isClosed(call.name, project, &visited)
    }
    return !method.acts
      && method.handed.allSatisfy {
        Self.plainViews.contains($0.receiver) || Self.plainModifiers.contains($0.receiver)
          || !Self.mayClose(Self.type(wantedBy: $0.receiver, label: $0.label, project), project)
      }
      && method.calls.allSatisfy { isClosed($0, project, &visited) }
  }

  /// Returns whether a view cannot close the cover from inside.
  ///
  /// SwiftUI's plain views cannot, nor can the project's views without access to the state of the cover.
  private func isClosed(_ name: String, _ project: Project, _ visited: inout Set<String>) -> Bool {
    guard let type = project.types[name] else {
      return Self.plainViews.contains(name) || Self.plainModifiers.contains(name)
    }
    guard visited.insert(name).inserted else { return true }
    guard type.isView, visited.count < Project.reach, type.calledNames.count < Project.reach,
      !project.isAmbiguous(name),
      !type.properties.values.contains(where: { Self.isDoor($0, project) })
    else { return false }
    // The calls of its own methods are among the names too.
    for called in type.calledNames.subtracting(type.contentMethodNames).sorted() {
      guard isClosed(called, project, &visited) else { return false }
    }
    return true
  }

  /// Returns whether a property gives access to the state that presents the cover.
  private static func isDoor(_ property: PropertyFacts, _ project: Project) -> Bool {
    guard !property.isStatic, !(property.isComputed && property.attributes.isEmpty) else {
      return false
    }
    // Stored values are shared: the presenter of the cover may observe the same key.
    let own: Set<String> = ["State", "FocusState", "ViewBuilder"]
    if property.attributes == ["Environment"], let key = property.environmentKey,
      readOnlyKeys.contains(key)
    {
      return false
    }
    if !property.attributes.isSubset(of: own) { return true }
    guard let type = property.type else { return false }
    if type.contains("->") { return true }
    return project.type(named: type)?.kind == .class
  }

  /// The keys of environment values that cannot close a presentation.
  private static let readOnlyKeys: Set<String> = [
    "colorScheme", "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "isPresented",
    "isEnabled", "isFocused", "locale", "calendar", "timeZone", "layoutDirection", "displayScale",
    "scenePhase", "redactionReasons", "editMode", "isSearching",
  ]

  private static let plainViews: Set<String> = [
    "Text", "Image", "VStack", "HStack", "ZStack", "List", "Form", "Section", "ForEach", "Spacer",
    "Color", "ScrollView", "NavigationStack", "Label", "Divider", "ProgressView", "Group", "Button",
    "Rectangle", "Circle", "Toggle", "NavigationLink", "LazyVStack", "Grid", "EmptyView", "Slider",
    "Picker", "TextField",
  ]

  private static let plainModifiers: Set<String> = [
    "font", "padding", "foregroundStyle", "foregroundColor", "frame", "background",
    "navigationTitle",
    "bold", "italic", "tint", "opacity", "multilineTextAlignment", "lineLimit",
    "navigationDestination",
    "navigationBarTitleDisplayMode", "ignoresSafeArea", "listStyle", "tag", "toggle", "append",
    "print",
    "resizable", "scaledToFit", "scaledToFill", "cornerRadius", "accessibilityIdentifier",
    "accessibilityLabel", "accessibilityHidden", "aspectRatio", "clipShape", "clipped", "shadow",
    "edgesIgnoringSafeArea", "fontWeight", "minimumScaleFactor", "offset", "blur", "border",
    "fixedSize", "lineSpacing", "truncationMode", "layoutPriority", "zIndex", "rotationEffect",
    "scaleEffect", "fill", "stroke", "navigationBarTitle", "listRowSeparator", "scrollIndicators",
    "environmentObject", "environment",
  ]
}

extension SequenceExprSyntax {
  /// A Boolean value that indicates whether the node contains an assignment.
  fileprivate var hasAssignment: Bool {
    elements.contains { $0.is(AssignmentExprSyntax.self) }
  }
}
