#if !canImport(ObjectiveC)
import Foundation

/// A registry of objects with methods that notification centres call by selector.
///
/// A notification centre of Foundation for Linux accepts only closures, and has no storage for the observers of an
/// object, so these are stored here for all centres.
final class SelectorObservers: @unchecked Sendable {
  /// The registered observers of the process.
  static let shared = SelectorObservers()

  private struct Entry {
    let center: ObjectIdentifier
    let name: Notification.Name?
    let token: any NSObjectProtocol
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: [Entry]] = [:]

  /// Registers a method of an object to be called for notifications while the object exists.
  func add(
    _ observer: AnyObject,
    _ selector: Selector,
    to center: NotificationCenter,
    name: Notification.Name?,
    object: Any?
  ) {
    let box = WeakBox(observer)
    let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = box.object else { return }
      selector.perform(on: observer, with: [notification])
    }
    let entry = Entry(center: ObjectIdentifier(center), name: name, token: token)
    lock.withLock { entries[ObjectIdentifier(observer), default: []].append(entry) }
  }

  /// Removes the registrations of an object's methods with a centre, for one name or for all names.
  func remove(_ observer: AnyObject, from center: NotificationCenter, name: Notification.Name?) {
    let gone = lock.withLock {
      let all = entries[ObjectIdentifier(observer)] ?? []
      let isGone = { (entry: Entry) in
        entry.center == ObjectIdentifier(center) && (name == nil || entry.name == name)
      }
      let kept = all.filter { !isGone($0) }
      entries[ObjectIdentifier(observer)] = kept.isEmpty ? nil : kept
      return all.filter(isGone)
    }
    for entry in gone { center.removeObserver(entry.token as Any) }
  }

  private final class WeakBox: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }
}
#endif
