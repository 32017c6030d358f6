package import AppSession

/// The app of a conversation, which another one can replace.
package final class LiveApp {
  /// The app's name.
  package private(set) var name: String
  /// The conversation with the app.
  package private(set) var session: AppSession
  /// The position from which the app's output is new, for an app that has just replaced another.
  private(set) var mark: ConsoleMark

  /// Creates the conversation's first app.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - session: The session with the app.
  package init(name: String, session: AppSession) {
    self.name = name
    self.session = session
    mark = ConsoleMark(in: session)
  }

  /// Replaces the app with another one, and ends the old process.
  func change(to name: String, _ session: AppSession, mark: ConsoleMark) {
    self.session.close()
    self.name = name
    self.session = session
    self.mark = mark
  }
}
