#if !canImport(ObjectiveC)
public import Foundation

extension NotificationCenter {
  /// Registers a method of an object to be called for notifications.
  ///
  /// - Parameters:
  ///   - observer: The object, which the centre does not keep alive.
  ///   - aSelector: Its method, which takes the notification or nothing.
  ///   - aName: The name of the notifications, or nil for every name.
  ///   - anObject: The sender to listen to, or nil for every one.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.shared.add(
      observer as AnyObject,
      aSelector,
      to: self,
      name: aName,
      object: anObject
    )
  }

  /// Removes all registrations of an object's methods, or the registration of a closure.
  ///
  /// - Parameter observer: The object, or the token for the closure.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    SelectorObservers.shared.remove(observer, from: self, name: nil)
    removeObserver(observer as Any)
  }

  /// Removes the registrations of an object's methods for one name, or the registration of a closure.
  ///
  /// - Parameters:
  ///   - observer: The object, or the token for the closure.
  ///   - aName: The name, or nil for every one.
  ///   - anObject: The sender, or nil for every one.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservers.shared.remove(observer, from: self, name: aName)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
#endif
