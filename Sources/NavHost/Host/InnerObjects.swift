internal import NavUI
internal import Observation

/// A search for observable objects that belong to other objects, such as the routers of a coordinator.
@MainActor
struct InnerObjects {
  private var known: Set<ObjectIdentifier>
  private var waiting: [Inner] = []
  private var given = 0

  /// An object and its path, such as `app.routers[.feed]`.
  struct Inner {
    var name: String
    var object: AnyObject
  }

  /// The maximum number of objects to find.
  private static let limit = 64

  /// Creates a search for objects other than the known ones.
  ///
  /// - Parameter objects: The known objects.
  init(besides objects: [AnyObject]) {
    known = Set(objects.map(ObjectIdentifier.init))
  }

  /// Returns the next object, or nil if there are no more.
  mutating func next() -> Inner? {
    guard given < waiting.count else { return nil }
    defer { given += 1 }
    return waiting[given]
  }

  /// Searches the properties of an object for more objects.
  mutating func add(from properties: [ObjectProperty], of owner: String) {
    for property in properties {
      add(property.value, as: "\(owner).\(property.shownName)")
    }
  }

  private mutating func add(_ value: Any, as name: String) {
    if type(of: value) is any AnyObject.Type {
      guard value is any Observable || value is any ObservableObject else { return }
      let object = value as AnyObject
      guard waiting.count < Self.limit, known.insert(ObjectIdentifier(object)).inserted else {
        return
      }
      waiting.append(Inner(name: name, object: object))
    } else if let container = value as? any ObjectContainer {
      for (step, object) in container.objects(atMost: Self.limit) { add(object, as: name + step) }
    }
  }
}

/// A value of a standard type that may contain objects.
private protocol ObjectContainer {
  /// Returns the contained objects, each with the suffix to add to the container's name.
  func objects(atMost limit: Int) -> [(step: String, object: Any)]
}

extension Optional: ObjectContainer {
  fileprivate func objects(atMost limit: Int) -> [(step: String, object: Any)] {
    guard Wrapped.self is any AnyObject.Type || Wrapped.self is any ObjectContainer.Type else {
      return []
    }
    return map { [("", $0)] } ?? []
  }
}

extension Array: ObjectContainer {
  fileprivate func objects(atMost limit: Int) -> [(step: String, object: Any)] {
    guard Element.self is any AnyObject.Type else { return [] }
    return prefix(limit).enumerated().map { ("[\($0.offset)]", $0.element) }
  }
}

extension Dictionary: ObjectContainer {
  fileprivate func objects(atMost limit: Int) -> [(step: String, object: Any)] {
    guard Value.self is any AnyObject.Type, count <= limit else { return [] }
    return map { ("[\(ValueText.literal(of: $0.key))]", $0.value) }.sorted { $0.0 < $1.0 }
  }
}
