import SwiftUI

/// An app that shows one behaviour of SwiftUI at a time: the one that the argument `-behaviour` names.
@main
struct ConformanceApp: App {
  var body: some Scene {
    WindowGroup { BehaviourView(id: UserDefaults.standard.string(forKey: "behaviour") ?? "") }
  }
}

/// The view that shows a behaviour.
struct BehaviourView: View {
  /// The id of the behaviour, as in the table.
  let id: String

  var body: some View {
    switch id {
    case "AD-12": AD12()
    case "AD-15": AD15()
    case "DL-05": DL05()
    case "NP-14": NP14()
    case "NP-15": NP15()
    case "NP-23": NP23()
    case "NS-17": NS17()
    case "NS-24": NS24()
    case "NS-29": NS29()
    case "NS-41": NS41()
    case "NS-48": NS48()
    case "NS-53": NS53()
    case "NS-68": NS68()
    case "NS-76": NS76()
    case "NS-77": NS77()
    case "OB-18": OB18()
    case "OB-37": OB37()
    case "SH-06": SH06()
    case "SH-07": SH07()
    case "SH-26": SH26()
    case "SH-38": SH38()
    case "TV-19": TV19()
    case "TV-20": TV20()
    default: Text("Launch the app with -behaviour and an id.")
    }
  }
}
