using System.Runtime.InteropServices;

namespace Assay.Worker.Session;

/// <summary>The runtime that runs this program, as results name it.</summary>
internal static class RuntimeName
{
    /// <summary>Such as <c>.NET 10.0.12</c>; Mono adds in brackets when and where it was made, which is left out.</summary>
    public static string Text { get; } = RuntimeInformation.FrameworkDescription.Split('(')[0].TrimEnd();
}
