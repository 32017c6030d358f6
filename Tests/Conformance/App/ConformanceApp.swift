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
    case "DL-04": DL04()
    case "DL-05": DL05()
    case "NP-13": NP13()
    case "NP-14": NP14()
    case "NP-15": NP15()
    case "NP-21": NP21()
    case "NP-23": NP23()
    case "NS-17": NS17()
    case "NS-24": NS24()
    case "NS-29": NS29()
    case "NS-38": NS38()
    case "NS-41": NS41()
    case "NS-44": NS44()
    case "NS-48": NS48()
    case "NS-52": NS52()
    case "NS-53": NS53()
    case "NS-60": NS60()
    case "NS-68": NS68()
    case "NS-76": NS76()
    case "NS-77": NS77()
    case "OB-18": OB18()
    case "OB-29": OB29()
    case "OB-37": OB37()
    case "OB-40": OB40()
    case "OB-41": OB41()
    case "OB-43": OB43()
    case "OB-58": OB58()
    case "SH-06": SH06()
    case "SH-07": SH07()
    case "SH-16": SH16()
    case "SH-17": SH17()
    case "SH-22": SH22()
    case "SH-26": SH26()
    case "SH-37": SH37()
    case "SH-38": SH38()
    case "SR-08": SR08()
    case "SR-15": SR15()
    case "SR-16": SR16()
    case "SR-18": SR18()
    case "SV-14": SV14()
    case "TV-19": TV19()
    case "TV-20": TV20()
    default: Text("Launch the app with -behaviour and an id.")
    }
  }
}
