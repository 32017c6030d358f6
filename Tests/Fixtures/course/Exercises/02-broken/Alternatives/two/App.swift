import SwiftUI

let nothing = 0
