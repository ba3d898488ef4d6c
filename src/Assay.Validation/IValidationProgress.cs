using Assay.Engine.Runs;

namespace Assay.Validation;

/// <summary>Told what a validation is doing; also the progress of each of its runs.</summary>
public interface IValidationProgress : IRunProgress
{
    /// <summary>A step of a check begins.</summary>
    /// <param name="check">The check's name.</param>
    /// <param name="step">What begins, such as <c>run 3 of 8, deserialize</c>.</param>
    void Step(string check, string step);
}
