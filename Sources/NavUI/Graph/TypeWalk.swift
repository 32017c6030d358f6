internal import NavFoundation
internal import OpenCombine
@_spi(Reflection) import Swift

/// A walk through the types that make up views, without creating any views.
///
/// Swift builds a type and searches for its conformances on the first request in a process, and each search takes
/// longer than a tap. A process that forks apps makes these requests in advance, so that the forked processes do not
/// have to. None of the app's code runs.
@MainActor
package struct TypeWalk {
  private var seen: Set<ObjectIdentifier> = []
  /// The number of bodies around the current type.
  private var depth = 0

  /// The maximum number of types to visit, which ends a walk through endlessly growing types.
  private static let mostTypes = 4_000
  private static let mostBodies = 40

  /// Creates a walk that has visited no types.
  package init() {}

  /// The number of visited types.
  package var count: Int { seen.count }

  /// Visits a type, the types of its parts and the types in its content.
  ///
  /// - Parameter type: The type.
  package mutating func visit(_ type: any Any.Type) {
    guard seen.count < Self.mostTypes, seen.insert(ObjectIdentifier(type)).inserted else { return }
    let metadata = TypeMetadata(type)
    for argument in metadata.genericArguments { visit(argument) }
    if metadata.kind == .tuple { visitFields(of: type) }
    if let view = type as? any View.Type {
      visit(view: view)
    } else if let modifier = type as? any ViewModifier.Type {
      visit(modifier: modifier)
    } else {
      if metadata.kind == .object { visitFields(of: type) }
      Self.asks(ofValue: type)
    }
  }

  private mutating func visit<Content: View>(view type: Content.Type) {
    let plan = FieldPlan(type)
    for property in plan.properties { visit(property.type) }
    Self.asks(ofView: type)
    if let unary = type as? any UnaryView.Type {
      visitContent(of: unary)
    } else if Content.Body.self != Never.self {
      _ = ObjectIdentifier(BodyNode<Content>.self)
      visitBody(Content.Body.self)
    }
  }

  private mutating func visitContent<Content: UnaryView>(of type: Content.Type) {
    _ = ObjectIdentifier(UnaryNode<Content>.self)
    visit(Content.Content.self)
  }

  private mutating func visit<Modifier: ViewModifier>(modifier type: Modifier.Type) {
    let plan = FieldPlan(type)
    for property in plan.properties { visit(property.type) }
    visitBody(Modifier.Body.self)
  }

  private mutating func visitBody(_ type: any Any.Type) {
    guard depth < Self.mostBodies else { return }
    depth += 1
    visit(type)
    depth -= 1
  }

  private mutating func visitFields(of type: any Any.Type) {
    var types: [any Any.Type] = []
    let options = _EachFieldOptions(rawValue: type is AnyObject.Type ? 1 : 0)
    _ = _forEachField(of: type, options: options) { _, _, field, _ in
      types.append(field)
      return true
    }
    for type in types { visit(type) }
  }

  /// Performs the casts that the runtime performs before it creates a view.
  private static func asks(ofView type: any Any.Type) {
    _ = type is any ListStructure.Type
    _ = type is any SingleRow.Type
    _ = type is any ContainerTrait.Type
    _ = type is any SelfComparing.Type
    _ = type is any Equatable.Type
  }

  /// Performs the casts that the runtime performs for an object or for a value in a property, a route or a tag.
  private static func asks(ofValue type: any Any.Type) {
    _ = type is any Hashable.Type
    _ = type is any Equatable.Type
    _ = type is any StandardValue.Type
    _ = type is any CustomReflectable.Type
    _ = type is any Publisher.Type
    _ = type is any Cancellable.Type
    _ = type is any Collection<AnyCancellable>.Type
    _ = type is any PublishedValue.Type
    _ = type is any Observable.Type
    _ = type is any ObservableObject.Type
    _ = type is any ModelValues.Type
  }
}
