internal import NavUI
internal import Observation

/// A probe that determines whether anything observes an `@Observable` object.
///
/// Observation does not report this, so its registrar is inspected. An unknown registrar gives no answer.
@MainActor
struct ObservationProbe {
  /// Returns whether the last drawing of a view read a property of the object, or nil if this is unknown.
  ///
  /// - Parameter object: The object.
  /// - Returns: Whether a view read a property, or nil for an object of another kind.
  func isObserved(_ object: AnyObject) -> Bool? {
    guard object is any Observable, let registrar = registrar(of: object) else { return nil }
    var place = registrar
    for name in ["extent", "context", "state", "buffer"] {
      guard let next = Self.child(name, of: place) else { return nil }
      place = next
    }
    guard let buffer = place as? any HeadedBuffer,
      let lookups = Self.child("lookups", of: buffer.anyHeader)
    else { return nil }
    return !Mirror(reflecting: lookups).children.isEmpty
  }

  /// Returns the object's observation registrar, or nil if there is none.
  private func registrar(of object: AnyObject) -> Any? {
    ObjectParts.parts(of: object).last { $0.name == "_$observationRegistrar" }?.value
  }

  private static func child(_ name: String, of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == name }?.value
  }
}

/// A managed buffer whose header can be read even if the buffer's type is unknown.
private protocol HeadedBuffer {
  var anyHeader: Any { get }
}

extension ManagedBuffer: HeadedBuffer {
  fileprivate var anyHeader: Any { header }
}
