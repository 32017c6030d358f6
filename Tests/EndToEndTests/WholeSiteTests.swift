import Browsing
import Foundation
import Shares
import Testing

/// Every fourth run takes these tests, for all lessons are played.
@Suite("The site of the whole course", .serialized, .enabled(if: Share(of: 4).takes(0)))
struct WholeSiteTests {
  private let pages: [String: String]

  init() throws {
    pages = try Self.exported.get()
  }

  /// The pages of the site by their names; all lessons are played for them, and only once.
  private static let exported = Result {
    let folder = try LearnerFolder()
    let run = try CommandRun.run(["export", "site", "site", "--teacher"], in: folder)
    try #require(run.status == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/site")
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".html") }.map { name in
        (name, try String(contentsOfFile: "\(folder.path)/site/\(name)", encoding: .utf8))
      }
    )
  }

  @Test("Every page is well formed, and every link leads somewhere")
  func shape() {
    #expect(pages.count > 2)
    for (name, page) in pages.sorted(by: { $0.key < $1.key }) {
      #expect(PageShape.complaints(about: page) == [], "\(name)")
    }
    #expect(PageLinks.complaints(about: pages) == [])
  }

  @Test(
    "No page is wider than a phone",
    .enabled(
      if: Browser.found != nil,
      "there is no Chromium here; on Debian it is the package chromium"
    )
  )
  func phone() throws {
    let browser = try #require(Browser.found)
    let view = try browser.view(PhoneFrames(Array(pages.values), width: 360).page)
    #expect(view.note("seen") == "\(pages.count)")
    #expect(view.note("wide") == "")
  }
}
