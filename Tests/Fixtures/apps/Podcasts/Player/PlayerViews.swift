import AVKit
import SwiftUI

struct MiniPlayer: View {
    @EnvironmentObject private var player: PlayerModel

    var body: some View {
        if let episode = player.current {
            HStack {
                Button {
                    player.isExpanded = true
                } label: {
                    Text(episode.title).lineLimit(1)
                }
                Spacer()
                Button(action: player.toggle) {
                    Image(systemName: player.state == .playing ? "pause.fill" : "play.fill")
                        .accessibilityLabel(player.state == .playing ? "Pause" : "Play")
                }
            }
            .padding()
            .background(.bar)
        }
    }
}

struct PlayerScreen: View {
    @EnvironmentObject private var player: PlayerModel
    @Environment(\.dismiss) private var dismiss
    @State private var showsSpeed = false
    @Namespace private var namespace

    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                RoundedRectangle(cornerRadius: 20)
                    .fill(LinearGradient(colors: [.purple, .indigo], startPoint: .top, endPoint: .bottom))
                    .matchedGeometryEffect(id: "art", in: namespace)
                    .frame(width: 260, height: 260)
                Text(player.current?.title ?? "")
                    .font(.title2.weight(.semibold))
                Slider(value: $player.position, in: 0...(player.current?.seconds ?? 1))
                Text(Self.time(player.position)).monospacedDigit()
                HStack(spacing: 40) {
                    Button("Back 15") { player.skip(-15) }
                    Button(player.state == .playing ? "Pause" : "Play", action: player.toggle)
                    Button("Forward 30") { player.skip(30) }
                }
                Button("Speed \(player.rate.formatted())×") { showsSpeed = true }
                AirPlayButton().frame(width: 44, height: 44)
            }
            .padding()
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "chevron.down").accessibilityLabel("Close")
                    }
                }
            }
            .confirmationDialog("Speed", isPresented: $showsSpeed) {
                ForEach([0.5, 1, 1.5, 2] as [Float], id: \.self) { rate in
                    Button("\(rate.formatted())×") { player.rate = rate }
                }
            }
        }
    }

    static func time(_ seconds: Double) -> String {
        String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60)
    }
}

struct AirPlayButton: UIViewRepresentable {
    func makeUIView(context: Context) -> AVRoutePickerView {
        let view = AVRoutePickerView()
        view.tintColor = .systemPurple
        return view
    }

    func updateUIView(_ uiView: AVRoutePickerView, context: Context) {}
}
