using Assay.Core.Protocol;
using Assay.Worker.Calibrating;
using Assay.Worker.Measuring;

namespace Assay.Worker.Handlers;

/// <summary>Times the calibration kernels.</summary>
internal sealed class CalibrationHandler(PhaseLine phases)
    : RequestHandler<CalibrationRequest, CalibratedFrame>(static _ => new CalibrationRequest())
{
    private Calibration? calibration;

    protected override CalibratedFrame Answer(CalibrationRequest request)
    {
        phases.Enter(WorkerPhase.Idle);
        calibration ??= Calibration.Of(new RuntimeProbe());
        return calibration.Run();
    }
}
