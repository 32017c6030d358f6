import Foundation

/// A browser without a window, to look at pages with.
package struct Browser: Sendable {
  private let program: Program

  /// The browser of this machine, if there is one.
  package static let found = Program.named("chromium", "chromium-browser", "google-chrome").map(
    Browser.init
  )

  /// A browser's view of a page.
  package struct View {
    /// The page as it is after its script has run.
    package var page: String
    /// The browser's complaints.
    package var console: [String]
  }

  private init(_ program: Program) {
    self.program = program
  }

  /// Looks at a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - fragment: What follows the `#` of its address.
  ///   - isDark: Whether the person prefers dark pages.
  /// - Returns: What it makes of it.
  /// - Throws: An error when the browser cannot be started.
  package func view(
    _ page: String,
    at fragment: String = "",
    inDark isDark: Bool = false
  ) throws -> View {
    let folder = try TemporaryFolder()
    try folder.write(page, to: "page.html")
    let address = folder.url.appending(path: "page.html").absoluteString + "#" + fragment
    let run = try program.run(
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
        "--user-data-dir=\(folder.path(of: "profile"))", "--enable-logging=stderr",
        "--virtual-time-budget=5000", "--dump-dom",
      ] + (isDark ? ["--blink-settings=preferredColorScheme=0"] : []) + [address],
      environment: ["HOME": folder.url.path]
    )
    let console = run.errors.split(separator: "\n").filter { $0.contains(":CONSOLE") }
    return View(page: run.output, console: console.map(String.init))
  }
}
