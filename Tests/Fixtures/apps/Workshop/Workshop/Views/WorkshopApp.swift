import AVFAudio
import SwiftUI
@_exported import WorkshopKit

@main
struct WorkshopApp: App {
    init() {
        ValueTransformer.setValueTransformer(NameTransformer(), forName: .name)
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UILabel.appearance().numberOfLines = 0
        try? AVAudioSession.sharedInstance().setActive(true)
    }

    var body: some Scene {
        WindowGroup { ToolList() }
    }
}
