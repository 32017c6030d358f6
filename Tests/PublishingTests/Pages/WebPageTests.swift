import Browsing
import Foundation
import Grading
import Testing

@testable import Publishing

@Suite("The frame of the pages")
struct WebPageTests {
  @Test("The policy names the script and the style sheet that are there")
  func digests() throws {
    let folder = try TemporaryFolder()
    for (text, digest) in [
      (WebPageScript.course.text, WebPageScript.course.digest),
      (WebPageStyle.course.text, WebPageStyle.course.digest),
    ] {
      try folder.write(text, to: "text")
      let program = try #require(Program.named("sha256sum", "shasum"))
      let options = program.path.hasSuffix("shasum") ? ["-a", "256"] : []
      let run = try program.run(options + [folder.path(of: "text")])
      let digits = Array(run.output.prefix { $0.isHexDigit })
      let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      }
      #expect(bytes.count == 32)
      #expect(Data(bytes).base64EncodedString() == digest)
    }
  }

  @Test("Text stands out from its ground, by day and by night")
  func contrast() throws {
    let parts = WebPageStyle.course.text.split(separator: "@media (prefers-color-scheme: dark)")
    #expect(parts.count == 2)
    for part in parts {
      let colors = Dictionary(
        part.matches(of: /--([a-z-]+): #([0-9a-f]{6});/).map { (String($0.1), String($0.2)) }
      ) { first, _ in first }
      #expect(colors.count == 21)
      let onBand = [
        "ink", "quiet", "keyword", "type", "string", "number", "attribute", "added", "removed",
        "changed",
      ]
      let pairs =
        onBand.map { ($0, "band") } + ["ink", "quiet", "link"].map { ($0, "paper") }
        + ["ink", "quiet"].map { ($0, "here") }
        + ["good", "bad", "note"].map { ("\($0)-ink", $0) }
      for (ink, ground) in pairs {
        let ratio = Self.contrast(try #require(colors[ink]), try #require(colors[ground]))
        #expect(ratio >= 4.5, "\(ink) on \(ground): \(ratio)")
      }
    }
  }

  /// The contrast of two colours as the Web Content Accessibility Guidelines define it.
  private static func contrast(_ first: String, _ second: String) -> Double {
    let levels = [first, second].map { color -> Double in
      let number = Int(color, radix: 16) ?? 0
      let parts = [number >> 16, number >> 8 & 255, number & 255].map { part -> Double in
        let level = Double(part) / 255
        return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    return ((levels.max() ?? 0) + 0.05) / ((levels.min() ?? 0) + 0.05)
  }
}
