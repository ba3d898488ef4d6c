namespace Assay.Engine.Runs;

/// <summary>The stages of a run.</summary>
public enum RunStage
{
    /// <summary>Restoring and building adapters.</summary>
    Building,

    /// <summary>Checking what comes back.</summary>
    Checking,

    /// <summary>Measuring blocks.</summary>
    Measuring,
}
