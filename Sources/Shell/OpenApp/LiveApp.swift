package import AppSession

/// A holder of the app that a conversation currently controls.
package final class LiveApp {
  /// The name of the app.
  package private(set) var name: String
  /// The session with the app.
  package private(set) var session: AppSession
  /// The position in the app's output after which all output is new.
  private(set) var mark: ConsoleMark

  /// Creates a holder with the first app of a conversation.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - session: The session with the app.
  package init(name: String, session: AppSession) {
    self.name = name
    self.session = session
    mark = ConsoleMark(in: session)
  }

  /// Replaces the app with another app, and ends the old app's process.
  func change(to name: String, _ session: AppSession, mark: ConsoleMark) {
    self.session.close()
    self.name = name
    self.session = session
    self.mark = mark
  }
}
