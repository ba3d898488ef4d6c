namespace Assay.Engine.Tests.Building;

/// <summary>The checkout that the tests run in.</summary>
internal static class Checkout
{
    public static string Root { get; } = Find();

    private static string Find()
    {
        var folder = AppContext.BaseDirectory;
        while (!File.Exists(Path.Combine(folder, "Assay.slnx")))
            folder = Path.GetDirectoryName(folder)
                ?? throw new InvalidOperationException("No Assay.slnx above the test's folder; run the tests in a checkout.");
        return folder;
    }
}
