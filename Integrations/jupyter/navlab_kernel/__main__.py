"""Starts the kernel; Jupyter calls this with a connection file."""

from ipykernel.kernelapp import IPKernelApp

from .kernel import NavLabKernel


class NavLabKernelApp(IPKernelApp):
    """The application around the kernel."""

    name = "navlab-kernel"
    kernel_class = NavLabKernel


if __name__ == "__main__":
    NavLabKernelApp.launch_instance()
