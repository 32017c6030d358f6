#if !canImport(ObjectiveC)
public import Foundation

extension NotificationCenter {
  /// Has a method of an object called for notifications.
  ///
  /// - Parameters:
  ///   - observer: The object, which the centre does not keep alive.
  ///   - aSelector: Its method, which takes the notification or nothing.
  ///   - aName: The name of the notifications, or nil for every one.
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

  /// Ends all calls of an object's methods, or those of a closure.
  ///
  /// - Parameter observer: The object, or the token for the closure.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    SelectorObservers.shared.remove(observer, from: self, name: nil)
    removeObserver(observer as Any)
  }

  /// Ends the calls of an object's methods for one name, or those of a closure.
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
