using Assay.Report.Model.Deep;

namespace Assay.Report;

/// <summary>One format of the report.</summary>
public interface IReportWriter
{
    /// <summary>The format's name on the command line.</summary>
    string Name { get; }

    /// <summary>Writes the report.</summary>
    /// <param name="model">What the run says.</param>
    /// <param name="output">Where to; it stays open.</param>
    /// <param name="style">Width and kind of the output; formats for programs do not depend on it.</param>
    void Write(ReportModel model, TextWriter output, OutputStyle style);

    /// <summary>Whether the format has a form for a close look at rows.</summary>
    bool HasDeepView { get; }

    /// <summary>Writes a close look at rows, and nothing else.</summary>
    /// <param name="report">What the rows' processes did.</param>
    /// <param name="output">Where to; it stays open.</param>
    /// <param name="style">Width and kind of the output.</param>
    /// <exception cref="NotSupportedException">The format has no such form.</exception>
    void WriteDeep(DeepReport report, TextWriter output, OutputStyle style);
}
