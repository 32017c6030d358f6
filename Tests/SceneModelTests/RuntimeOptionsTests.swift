import SceneModel
import Testing

@Suite("RuntimeOptions")
struct RuntimeOptionsTests {
  @Test("options are read, and written so that they can be read again")
  func roundTrip() throws {
    #expect(try RuntimeOptions([]) == RuntimeOptions())
    let options = try RuntimeOptions([
      "tabs=eager", "re-tap=root", "value-push=beneath", "covered-task=kept",
    ])
    #expect(
      options.words == ["value-push=beneath", "covered-task=kept", "re-tap=root", "tabs=eager"]
    )
    #expect(try RuntimeOptions(options.words) == options)
    #expect(try RuntimeOptions(["tabs=eager", "tabs=lazy"]) == RuntimeOptions())
  }

  @Test("an error about an unknown option lists the options")
  func errors() {
    let all =
      "value-push=removes|beneath, covered-task=cancelled|kept, re-tap=setter|root|ignored, "
      + "tabs=lazy|eager"
    #expect(message(["tabs"]) == "'tabs' is not an option; write NAME=VALUE, one of \(all)")
    #expect(message(["x=y"]) == "there is no option 'x'; there are \(all)")
    #expect(
      message(["tabs=x"]) == "'x' is not a valid value for 'tabs'; its values are lazy, eager"
    )
  }

  private func message(_ words: [String]) -> String? {
    do throws(RuntimeOptionError) {
      _ = try RuntimeOptions(words)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
