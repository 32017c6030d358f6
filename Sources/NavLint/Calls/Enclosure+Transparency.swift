extension Enclosure {
  /// A Boolean value that indicates whether the call is known not to put a stack around the enclosed part.
  ///
  /// Any other view or method may do anything with its content.
  var isTransparent: Bool {
    guard call.isOnReceiver else { return Self.known.contains(call.name) }
    let name = call.name.lowercased()
    return part == .receiver
      && !["stack", "embed", "wrap", "route", "coordinat"].contains { name.contains($0) }
  }

  private static let known: Set<String> = [
    "List", "ForEach", "Section", "VStack", "HStack", "ZStack", "Group", "ScrollView", "Form",
    "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "GroupBox", "TabView",
    "Tab", "ScrollViewReader", "GeometryReader", "DisclosureGroup",
  ]
}

extension [Enclosure] {
  /// The names of the calls outside SwiftUI whose effect on the enclosed code is unknown.
  var wrappers: [String] {
    filter { enclosure in
      guard enclosure.part != .receiver, !enclosure.isTransparent else { return false }
      return enclosure.call.isOnReceiver
        ? !KnownNames.isPlaceholder(enclosure.call.name)
        : !KnownNames.contains(enclosure.call.name)
    }.map(\.call.name)
  }

  /// A Boolean value that indicates whether no unknown call lies between the code and its navigation container.
  var areCertain: Bool {
    for enclosure in self {
      if enclosure.containers.navigation != nil { return true }
      guard enclosure.isTransparent else { return false }
    }
    return true
  }
}
