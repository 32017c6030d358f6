import Script
import Testing

@Suite("Settings")
struct SettingTests {
  @Test("Only words and numbers in their ranges are values")
  func values() {
    let good = ["always", "on", "auto", "20", "1000", "0", "newest", "13", "regular"]
    let accepted = Setting.allCases.map { setting in good.filter(setting.accepts) }
    #expect(
      accepted == [
        ["always", "auto"], ["on"], ["auto"], ["auto", "20", "1000"], ["20", "1000", "0", "13"],
        ["20", "newest", "13"], ["regular"],
      ]
    )
    let bad = ["", "+20", "020", "19", "20.0", "１００", "AUTO"]
    #expect(bad.filter(Setting.width.accepts) == [])
  }

  @Test("An unset setting has its usual value")
  func standard() {
    var settings = Settings([.width: "72"])
    #expect(Setting.allCases.allSatisfy { $0.accepts($0.standard) })
    #expect(settings[.width] == "72" && settings.number(.width) == 72)
    #expect(settings.isChosen(.width) && !settings.isChosen(.ios))
    settings.choose(nil, for: .width)
    #expect(settings == Settings())
    #expect(settings[.width] == "auto" && settings.number(.width) == nil)
  }
}
