using Assay.Core.Results;
using Assay.Statistics;

namespace Assay.Report.Building;

/// <summary>
/// The blocks of one operation that count. A sequential run that was stopped between two looks is judged by the last look that it reached: to judge it by
/// what it happened to have measured would be a further look that no error was set aside for.
/// </summary>
internal sealed class LastLook
{
    private readonly HashSet<int> _blocks;

    public LastLook(RunOptions options, IReadOnlyList<CellResult> cells)
    {
        List<int> measured = [.. cells.SelectMany(MeasuredBlocks.In).Select(block => block.Block).Distinct().Order()];
        Measured = measured.Count;
        Counted = options.Looks.Count > 0 ? options.Looks.Where(look => look <= measured.Count).DefaultIfEmpty(measured.Count).Max() : measured.Count;
        _blocks = [.. measured.Take(Counted)];
        Alpha = options.Looks.Count > 0 ? Looks.Alpha : _ => 1 - StudentInterval.DefaultConfidence;
    }

    /// <summary>Blocks that at least one row was measured in.</summary>
    public int Measured { get; }

    /// <summary>Blocks that count.</summary>
    public int Counted { get; }

    /// <summary>The error that may be spent on a number of blocks.</summary>
    public Func<int, double> Alpha { get; }

    /// <summary>Numbers of the blocks that count.</summary>
    public IReadOnlyCollection<int> Blocks => _blocks;

    /// <summary>Whether a block counts.</summary>
    public bool Holds(int block) => _blocks.Contains(block);
}
