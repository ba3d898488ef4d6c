namespace Assay.Report.Sections;

/// <summary>Code that explains a report.</summary>
/// <param name="Title">What it shows.</param>
/// <param name="Text">The code, as C#.</param>
public sealed record CodeText(string Title, string Text);
