using System.Globalization;

namespace Assay.Cli.Display;

/// <summary>Sizes of files as people read them: 512 B, 3.1 MB.</summary>
internal static class ByteText
{
    private const double Step = 1000;
    private static readonly string[] Units = ["B", "kB", "MB", "GB", "TB"];

    public static string Write(long bytes)
    {
        double size = bytes;
        int unit = 0;
        while (size >= Step && unit < Units.Length - 1)
        {
            size /= Step;
            unit++;
        }

        return size.ToString(unit == 0 ? "0" : "0.0", CultureInfo.InvariantCulture) + " " + Units[unit];
    }
}
