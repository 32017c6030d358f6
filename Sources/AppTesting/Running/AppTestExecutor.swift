package import AppSession
package import Script

/// An executor that loads the app once and forks a process for each test.
package final class AppTestExecutor: TestExecutor {
  private let launch: AppLaunch
  private let code: any AppCode
  private let read: @Sendable (_ file: String, _ asking: String?) throws(Failure) -> Script
  private let seconds: () -> Double
  private let visit: (TestScript, AppSession) -> Void
  private let library: String
  private var server: ForkServer?
  /// The number of servers that may still be started before each test gets a separate process.
  private var servers = 3

  /// The date at which tests start, noon on 1 January 2025, in seconds since the beginning of 1970.
  ///
  /// The result of a test must not depend on the date on which it runs.
  package static let startDate: Int64 = 1_735_732_800

  /// Creates an executor for an app.
  ///
  /// - Parameters:
  ///   - launch: The launch of the app.
  ///   - library: The runtime's library.
  ///   - code: The facts about the app's own code.
  ///   - seconds: A closure that returns the time, in seconds since an arbitrary moment.
  ///   - visit: A closure called with each session after its test, before the session is closed.
  ///   - read: A closure that reads a script that another one includes.
  package init(
    launch: AppLaunch,
    library: String,
    code: any AppCode,
    seconds: @escaping () -> Double,
    visit: @escaping (TestScript, AppSession) -> Void = { _, _ in },
    read: @escaping @Sendable (_ file: String, _ asking: String?) throws(Failure) -> Script
  ) {
    self.launch = launch
    self.library = library
    self.code = code
    self.seconds = seconds
    self.visit = visit
    self.read = read
  }

  package func attempt(_ test: TestScript) -> TestResult.Attempt {
    let result = tried(test)
    guard server?.isLost == true else { return result }
    // The process may have ended only because of the server.
    server = nil
    return tried(test)
  }

  private func tried(_ test: TestScript) -> TestResult.Attempt {
    startServer()
    let session = AppSession(
      launch: launch,
      code: code,
      server: server,
      startDate: Self.startDate
    )
    defer { session.close() }
    let attempt = TestRun(test, in: session, at: TestSessionHandler(read: read)).attempt(
      clock: seconds
    )
    visit(test, session)
    return attempt
  }

  private func startServer() {
    guard server == nil, servers > 0 else { return }
    servers -= 1
    // Without a server, the app's processes are started one by one.
    server = try? ForkServer(forOwn: launch, library: library)
  }
}
