namespace Assay.Validation.Checks;

/// <summary>One check.</summary>
internal interface IValidationCheck
{
    /// <summary>One of <see cref="CheckName.All"/>.</summary>
    string Name { get; }

    /// <summary>What is checked, in words.</summary>
    string Title { get; }

    /// <summary>What must hold, in words.</summary>
    string Target { get; }

    /// <summary>Measures and judges.</summary>
    /// <exception cref="Measuring.CheckImpossibleException">There is nothing to judge; the check counts as not run.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    CheckFinding Run(CancellationToken cancellation);
}
