using Assay.Core.Results;

namespace Assay.Report;

/// <summary>Whose limit a verdict shows, in words.</summary>
internal static class JudgeWords
{
    /// <summary>The words; empty where everything came back.</summary>
    /// <param name="owner">Whose types they are, such as <c>your</c>.</param>
    public static string Of(Judge? judge, string owner) => judge switch
    {
        null => "",
        Judge.Library => "library",
        Judge.Generator => "its generator",
        Judge.Settings => "this row's settings",
        Judge.Attributes => $"{owner} attributes",
        Judge.Code => $"{owner} code",
        _ => "Assay",
    };
}
