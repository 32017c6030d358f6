// Made by Scripts/generate from Scripts/surface/Scenes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A kind of background work for which the system gives an app time.
///
/// NavLab has no such system, so nobody ever asks for the work.
@available(iOS 16.0, *)
public struct BackgroundTask<Request, Response>: Sendable {}

@available(iOS 16.0, *)
extension BackgroundTask where Request == Void, Response == Void {
  /// Returns a task that keeps the app up to date.
  ///
  /// - Parameter identifier: The name by which the app has asked for it.
  /// - Returns: The kind of work.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask()
  }

  /// Returns a task that runs after background transfers have ended.
  ///
  /// - Parameter identifier: The name of the session.
  /// - Returns: The kind of work.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask()
  }

  /// Work that keeps the app up to date, from any source.
  public static var appRefresh: BackgroundTask<Void, Void> { BackgroundTask() }
}

@available(iOS 16.0, *)
extension BackgroundTask where Request == String, Response == Void {
  /// Work after background transfers have ended.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
}
