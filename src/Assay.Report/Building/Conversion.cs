using Assay.Core.Results;

namespace Assay.Report.Building;

/// <summary>The mapper's time of converted rows.</summary>
internal static class Conversion
{
    /// <summary>
    /// What a row pays for converting, in nanoseconds an operation: a changed representation is work that other libraries do inside their call, so its
    /// time belongs to the row. 0 for a mapper that only copies.
    /// </summary>
    public static double Of(CheckResult? check, CellResult cell) =>
        check is { ConvertedMembers.Count: > 0 } ? cell.MapperNanosecondsPerOperation ?? 0 : 0;
}
